import { isExample } from '../../shared/content/examples.ts'
import { fieldPathText, objectsIn } from '../../shared/content/fieldPaths.ts'
import { siteSettings } from '../../shared/content/shapes/siteSettings.ts'

/**
 * Returns the paths of site settings with a demo value, such as `legal.webHost`, and of legal facts that are missing.
 */
export function missingFacts(site: { legal: object }): string[] {
  const examples = objectsIn(site).flatMap(({ object, path }) =>
    Object.entries(object)
      .filter(([, value]) => typeof value === 'string' && isExample(value))
      .map(([name]) => fieldPathText([...path(), name], site)),
  )
  const absent = Object.keys(siteSettings.shape.legal.shape).filter((name) => !(name in site.legal))
  return [...examples, ...absent.map((name) => `legal.${name}`)]
}
