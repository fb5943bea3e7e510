import { isObject } from '../content/fieldPaths.ts'

/** Strengthens the references that the Studio keeps weak until the document is published. */
export function withStrongReferences<T>(content: T): T {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (!isObject(value) || !('_strengthenOnPublish' in value)) return value
    const { _strengthenOnPublish: options, _weak, ...strong } = value
    return isObject(options) && options.weak === true ? { ...strong, _weak } : strong
  })
}
