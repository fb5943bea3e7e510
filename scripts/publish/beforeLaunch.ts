import { isExample } from '../../shared/content/examples.ts'
import { fieldPathText, objectsIn } from '../../shared/content/fieldPaths.ts'

/** Returns the paths of site settings with a demo value, such as `legal.webHost`. */
export function examplesIn(settings: object): string[] {
  return objectsIn(settings).flatMap(({ object, path }) =>
    Object.entries(object)
      .filter(([, value]) => typeof value === 'string' && isExample(value))
      .map(([name]) => fieldPathText([...path(), name], settings)),
  )
}
