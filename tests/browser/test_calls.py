"""Calls that reach a closed page: from the switch in a browser to what its worker shows."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.browser.test_people import Somebody
from tests.web.test_push import Service, Subscriber

# A push service of the browser's maker is out of reach: this one is on loopback. And Chromium
# without a window says of every page that it may show no notifications.
SUBSCRIPTION = """
const wish = %s;
const plain = (text) => atob(text.replace(/-/g, '+').replace(/_/g, '/'));
const bytes = (text) => Uint8Array.from(plain(text), (it) => it.charCodeAt(0)).buffer;
const subscription = {
  endpoint: wish.endpoint,
  getKey: (name) => bytes(name === 'auth' ? wish.auth : wish.key),
  unsubscribe: async () => { localStorage.removeItem('subscribed'); return true; },
};
Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  if (!userVisibleOnly || applicationServerKey.length !== 65) throw new TypeError('no such key');
  localStorage.setItem('subscribed', 'yes');
  return subscription;
};
PushManager.prototype.getSubscription = async () =>
  localStorage.getItem('subscribed') ? subscription : null;
"""


@pytest.fixture
def service() -> Iterator[Service]:
    it = Service()
    yield it
    it.close()


def turns_calls(page: Page, is_on: bool, words: str) -> None:
    page.locator("header").get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name=words)
    expect(switch).to_be_checked(checked=not is_on)
    switch.press("Space")
    expect(switch).to_be_checked(checked=is_on)
    page.keyboard.press("Escape")


def test_one_click_calls_whoever_has_closed_the_page(somebody: Somebody, service: Service) -> None:
    anna, boris = somebody().is_called("Anna"), somebody().is_called("Boris")
    subscriber = Subscriber(f"{service.url}/boris")
    boris.context.grant_permissions(["notifications"])
    boris.context.add_init_script(SUBSCRIPTION % json.dumps(subscriber.wish))
    boris.goes_to()
    turns_calls(boris.page, True, "Call me when this page is closed")
    table = anna.opens_a_table("open", goal=7)
    boris.sits_down(table)
    anna.begins()
    boris.table.wait_for()
    boris.page.close()

    anna.plays_until_another_is_asked()
    match = table.rsplit("/", 1)[-1]
    anna.waits(lambda: len(service.requests) > 0, "a call leaves the server")
    news = subscriber.reads(service.requests[-1][2])
    assert news == {"match": match, "kind": "turn"}

    boris.page = boris.new_tab()
    boris.goes_to()
    boris.waits(lambda: len(boris.context.service_workers) > 0, "the worker is there")
    assert shown_by(boris.context.service_workers[0], json.dumps(news)) == {
        "title": "Pentarch",
        "body": "It is your turn",
        "address": f"/match/{match}",
    }
    turns_calls(boris.page, False, "Call me when this page is closed")


def shown_by(worker: Worker, payload: str) -> object:
    """What the worker shows when the browser hands it a message.

    Chromium without a window shows no notifications, so they are caught before.
    """
    found: object = worker.evaluate(
        """(payload) => new Promise((shown) => {
            self.registration.showNotification = async (title, { body, data }) =>
              shown({ title, body, address: data.address });
            self.dispatchEvent(new PushEvent('push', { data: payload }));
        })""",
        payload,
    )
    return found
