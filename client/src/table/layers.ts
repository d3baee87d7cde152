/** What a map shows besides its places: ways over it, and areas that belong together. */
import type { Point } from './geometry';

export interface MapPath {
  id: string;
  line: readonly Point[];
  /** A route that is always there, a way that is gone or planned, a line of sight, and none. */
  tone: 'route' | 'way' | 'sight' | 'blocked';
  /** What it costs, written half-way. */
  price?: string;
  isArrow?: boolean;
}

export interface MapRange {
  id: string;
  places: readonly string[];
  tone: 'move' | 'sight' | 'danger';
}
