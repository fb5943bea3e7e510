import { isExample } from '../../shared/content/examples.ts'
import { fieldPathText, objectsIn } from '../../shared/content/fieldPaths.ts'

/** Returns the fields of the site settings that have an example's value, as paths such as `legal.webHost`. */
export function examplesIn(site: object): string[] {
  return objectsIn(site).flatMap(({ object, path }) =>
    Object.entries(object)
      .filter(([, value]) => typeof value === 'string' && isExample(value))
      .map(([name]) => fieldPathText([...path(), name], site)),
  )
}
