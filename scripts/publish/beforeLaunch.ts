import { fieldPathText, objectsIn } from '../../shared/content/fieldPaths.ts'

/** Values that the demo content has in place of what only the company can supply. */
const example = /\(demonstration\)|\.example$/

/** Returns the fields of the site settings that have an example's value, as paths such as `legal.webHost`. */
export function examplesIn(site: object): string[] {
  return [...objectsIn(site)].flatMap(({ object, path }) =>
    Object.entries(object)
      .filter(([, value]) => typeof value === 'string' && example.test(value))
      .map(([name]) => fieldPathText([...path, name], site)),
  )
}
