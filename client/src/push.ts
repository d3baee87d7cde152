/** Web Push: off until somebody turns it on, in this browser. */
import { api } from './api';

const decoded = (text: string): Uint8Array<ArrayBuffer> => {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (it) => it.charCodeAt(0));
};

const encoded = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** The worker, in the reader's language: it speaks when no page is open. */
export async function register(lang: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(`/worker.js?lang=${lang}`);
}

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function current(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function isPushed(): Promise<boolean> {
  return (await current()) !== null && Notification.permission === 'granted';
}

async function tell(subscription: PushSubscription): Promise<void> {
  await api.push({
    endpoint: subscription.endpoint,
    key: encoded(subscription.getKey('p256dh')),
    auth: encoded(subscription.getKey('auth')),
  });
}

/** Whether it is on now: the reader, or the browser, may say no. */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decoded(key),
  });
  await tell(subscription);
  return true;
}

export async function turnOff(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  await api.stopPush(subscription.endpoint);
  await subscription.unsubscribe();
}

/** Whoever has signed in is called from now on where the guest was. */
export async function follow(): Promise<void> {
  const subscription = await current();
  if (subscription && Notification.permission === 'granted') await tell(subscription);
}
