import type { PartList } from '../../shared/content/documentLists.ts'
import { projections } from './base.ts'
import { section } from './shapes.ts'

export const heroList: PartList = { list: 'countries', choice: 'map' }

/** The lists without which parts of pages are empty: of sections by type, and of `hero` with its map. */
export const partLists: ReadonlyMap<string, PartList> = new Map([
  ['hero', heroList],
  ...section.options.flatMap((shape): [string, PartList][] => {
    const list = projections.get(shape)?.list
    return list ? [[shape.shape._type.value, list]] : []
  }),
])
