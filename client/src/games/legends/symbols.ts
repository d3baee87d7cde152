/** The small signs of abilities and actions, in a box of 24 by 24. A sign never stands without words. */

export const SYMBOLS = {
  army: 'M12 2 21 7V17L12 22 3 17V7Z',
  march: 'M3 9H13V4L22 12L13 20V15H3Z',
  city: 'M2 22V10H5V13H8V5H11V8H13V5H16V13H19V10H22V22Z',
  destroy: 'M5 2 12 9 19 2 22 5 15 12 22 19 19 22 12 15 5 22 2 19 9 12 2 5Z',
  flying:
    'M2 14C4 6 12 3 22 4C20 8 17 9 15 9.5C18 10 19 11 19 12C16 14 14 14 12 14C14 15 15 16 14.5 17C10 19 5 19 2 14Z',
  elixir: 'M9 2H15V4H14V9L20 19C21 21 20 22 18 22H6C4 22 3 21 4 19L10 9V4H9Z',
  coin: 'M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20ZM12 6L14 10.5 18.5 11 15 14 16.2 18.5 12 16 7.800 18.5 9 14 5.5 11 10 10.5Z',
  shield: 'M12 2 21 5V12C21 17 17 20 12 22C7 20 3 17 3 12V5Z',
  point: 'M12 1.5 15 8.5 22.5 9.2 17 14.2 18.600 21.5 12 17.700 5.400 21.5 7 14.2 1.5 9.2 9 8.5Z',
} as const;

export type SymbolName = keyof typeof SYMBOLS;
