import { describe, expect, it } from 'vitest';
import {
  clamp,
  frame,
  pan,
  pinch,
  reveal,
  scaleOf,
  toMap,
  viewBox,
  whole,
  zoomAt,
  type Stage,
} from '../src/table/camera';
import { Gestures } from '../src/table/gestures';
import { boxAround, centroid, halfWay, isInside, outline, type Point } from '../src/table/geometry';
import { arranged, centre, isOpen, nextPlace, placeAt, type Place } from '../src/table/places';
import { REGIONS, SQUARES } from './map/maps';

const STAGE: Stage = {
  map: { x: 0, y: 0, width: 1000, height: 500 },
  screen: { width: 500, height: 500 },
  most: 4,
};

const near = (point: Point): number[] => point.map((it) => Math.round(it * 1000) / 1000);
const place = (id: string): Place => {
  const found = [...REGIONS, ...SQUARES].find((it) => it.id === id);
  if (!found) throw new Error(`there is no place ${id}`);
  return found;
};

describe('the camera', () => {
  it('sees the whole map at first, with the aspect of the screen', () => {
    expect(scaleOf(STAGE, 1)).toBe(0.5);
    expect(viewBox(STAGE, whole(STAGE))).toEqual({ x: 0, y: -250, width: 1000, height: 1000 });
  });

  it('does not look past the edge, nor from too far, nor from too near', () => {
    expect(clamp(STAGE, { x: -500, y: 900, zoom: 4 })).toEqual({ x: 125, y: 375, zoom: 4 });
    expect(clamp(STAGE, { x: 0, y: 0, zoom: 0.2 })).toEqual({ x: 500, y: 250, zoom: 1 });
    expect(clamp(STAGE, { x: 500, y: 250, zoom: 90 }).zoom).toBe(4);
  });

  it('draws what lies under the buttons in the corner clear of them', () => {
    const covered = { ...STAGE, corner: 60 };

    expect(clamp(covered, { x: 2000, y: 900, zoom: 4 })).toEqual({ x: 905, y: 405, zoom: 4 });
    expect(clamp(covered, { x: -500, y: -500, zoom: 4 })).toEqual({ x: 125, y: 125, zoom: 4 });
    expect(clamp(covered, { x: 500, y: 900, zoom: 1 })).toEqual({ x: 500, y: 250, zoom: 1 });
  });

  it('keeps a map in the middle in the direction in which it is smaller than the screen', () => {
    expect(clamp(STAGE, { x: 100, y: 0, zoom: 1.5 }).y).toBe(250);
  });

  it('follows the hand that drags the map', () => {
    const camera = pan(STAGE, { x: 500, y: 250, zoom: 4 }, [-50, 20]);

    expect(camera).toEqual({ x: 525, y: 240, zoom: 4 });
  });

  it('zooms around the point below the pointer', () => {
    const before = { x: 500, y: 250, zoom: 2 };
    const at: Point = [400, 300];

    const after = zoomAt(STAGE, before, 1.5, at);

    expect(after.zoom).toBe(3);
    expect(near(toMap(STAGE, after, at))).toEqual(near(toMap(STAGE, before, at)));
  });

  it('keeps what is below two fingers below them', () => {
    const before = { x: 500, y: 250, zoom: 2 };
    const [one, other]: [Point, Point] = [
      [200, 250],
      [300, 250],
    ];
    const [left, right]: [Point, Point] = [
      [190, 260],
      [340, 260],
    ];

    const after = pinch(STAGE, before, [one, other], [left, right]);

    expect(after.zoom).toBe(3);
    expect(near(toMap(STAGE, after, left))).toEqual(near(toMap(STAGE, before, one)));
    expect(near(toMap(STAGE, after, right))).toEqual(near(toMap(STAGE, before, other)));
  });

  it('moves as little as possible to show something, and not at all if it is seen', () => {
    const camera = { x: 250, y: 250, zoom: 4 };

    expect(reveal(STAGE, camera, { x: 200, y: 200, width: 10, height: 10 })).toEqual(camera);
    expect(reveal(STAGE, camera, { x: 400, y: 200, width: 50, height: 10 })).toEqual({
      x: 325,
      y: 250,
      zoom: 4,
    });
  });

  it('comes as near as a box allows', () => {
    expect(frame(STAGE, { x: 100, y: 100, width: 500, height: 100 })).toEqual({
      x: 350,
      y: 250,
      zoom: 2,
    });
  });
});

describe('a hand on the map', () => {
  const camera = { x: 500, y: 250, zoom: 4 };

  it('drags only when it has moved more than it shakes', () => {
    const hand = new Gestures();
    hand.press(1, [100, 100]);

    expect(hand.move(1, [103, 102], STAGE, camera)).toBeNull();
    expect(hand.isDragging).toBe(false);
    expect(hand.move(1, [140, 100], STAGE, camera)?.x).toBe(480);
    expect(hand.isDragging).toBe(true);
  });

  it('pinches with two fingers and drags on with the one that is left', () => {
    const hand = new Gestures();
    hand.press(1, [200, 250]);
    hand.press(2, [300, 250]);

    expect(hand.move(2, [250, 250], STAGE, camera)?.zoom).toBe(2);
    hand.lift(2, [250, 250], 0);
    expect(hand.move(1, [180, 250], STAGE, camera)?.x).toBe(510);
  });

  it('taps twice only if both taps are quick and close together', () => {
    const hand = new Gestures();
    const tap = (at: Point, time: number): boolean => {
      hand.press(1, at);
      return hand.lift(1, at, time);
    };

    expect(tap([100, 100], 0)).toBe(false);
    expect(tap([104, 100], 200)).toBe(true);
    expect(tap([104, 100], 300)).toBe(false);
    expect(tap([300, 100], 400)).toBe(false);
    expect(tap([300, 100], 1400)).toBe(false);
  });

  it('knows nothing of a finger that was not put down on it', () => {
    expect(new Gestures().move(7, [1, 1], STAGE, camera)).toBeNull();
  });
});

describe('the arrow keys', () => {
  const walk = (
    places: readonly Place[],
    from: string,
    ...way: Parameters<typeof nextPlace>[2][]
  ) => way.reduce<Place | null>((at, to) => at && nextPlace(places, at, to), place(from))?.id;

  it('walk square by square', () => {
    expect(walk(SQUARES, 'A1', 'right', 'right', 'down', 'left')).toBe('B2');
    expect(walk(SQUARES, 'A1', 'up')).toBeUndefined();
  });

  it('prefer a neighbour to what lies nearer', () => {
    expect(walk(REGIONS, 'hills', 'right')).toBe('isle');
    expect(walk(REGIONS, 'forest', 'down')).toBe('plain');
  });

  it('go to the nearest place where there is no neighbour that way', () => {
    expect(walk(REGIONS, 'isle', 'up')).toBe('rock');
  });

  it('reach every place from every other', () => {
    for (const places of [REGIONS, SQUARES]) {
      for (const from of places) expect(reached(places, from).size).toBe(places.length);
    }
  });

  function reached(places: readonly Place[], from: Place): Set<Place> {
    const found = new Set([from]);
    for (const at of found) {
      for (const way of ['up', 'down', 'left', 'right'] as const) {
        const next = nextPlace(places, at, way);
        if (next) found.add(next);
      }
    }
    return found;
  }
});

describe('a finger', () => {
  it('means the place below it', () => {
    expect(placeAt(SQUARES, [2.5, 1.5], 0)?.id).toBe('C2');
    expect(placeAt(REGIONS, [500, 400], 0)?.id).toBe('hills');
  });

  it('means the nearest place that can be picked if it lies beside all of them', () => {
    expect(placeAt(REGIONS, [770, 118], 20)?.id).toBe('rock');
    expect(placeAt(REGIONS, [700, 118], 20)).toBeNull();
    expect(placeAt(REGIONS, [40, 420], 20)).toBeNull();
    expect(isOpen(place('plain'))).toBe(false);
  });
});

describe('the shapes of places', () => {
  const dart: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 5],
    [0, 10],
  ];

  it('know inside from outside, also in a bay', () => {
    expect(isInside([2, 2], dart)).toBe(true);
    expect(isInside([5, 8], dart)).toBe(false);
  });

  it('have a middle and an outline', () => {
    expect(near(centroid(dart))).toEqual([5, 3.889]);
    expect(centre(place('B2'))).toEqual([1.5, 1.5]);
    expect(outline(dart.slice(0, 3))).toBe('M0 0L10 0L10 10Z');
    expect(boxAround(dart, 1)).toEqual({ x: -1, y: -1, width: 12, height: 12 });
  });

  it('have the price of a way half-way', () => {
    expect(
      halfWay([
        [0, 0],
        [10, 0],
        [10, 30],
      ]),
    ).toEqual([10, 10]);
    expect(halfWay([[3, 4]])).toEqual([3, 4]);
  });
});

describe('pieces that share a place', () => {
  it('stand in rows around its middle', () => {
    expect(arranged(1, [5, 5], 2)).toEqual([[5, 5]]);
    expect(arranged(2, [5, 5], 2)).toEqual([
      [4, 5],
      [6, 5],
    ]);
    expect(arranged(5, [5, 5], 2)).toEqual([
      [3, 4],
      [5, 4],
      [7, 4],
      [4, 6],
      [6, 6],
    ]);
  });
});
