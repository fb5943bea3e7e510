// Written here, because TypeScript would derive a type from each of the file's numbers.
declare module 'world-atlas/countries-50m.json' {
  import type { Arc, MultiPolygon, Polygon, Transform } from 'topojson-specification'

  type Country = (Polygon | MultiPolygon) & {
    /** ISO 3166-1 numeric. */
    id?: string
    properties: { name: string }
  }

  const world: {
    transform: Transform
    objects: { countries: { geometries: Country[] } }
    arcs: Arc[]
  }
  export default world
}
