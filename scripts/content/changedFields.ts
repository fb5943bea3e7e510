import { collectObjects, fieldPathText } from '../../shared/content/fieldPaths.ts'

/** A field that differs between two documents, with both values as JSON, or undefined if missing. */
export type ChangedField = { path: string; before: string | undefined; after: string | undefined }

/** Returns the differing fields. The ordered keys of an array's items are compared as one field. */
export function changedFields(before: object, after: object): ChangedField[] {
  const [old, now] = [collectFields(before), collectFields(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((field) => field.before !== field.after)
}

function collectFields(document: object): Map<string, string> {
  const fields = new Map<string, string>()
  const add = (path: readonly PropertyKey[], value: unknown) =>
    fields.set(fieldPathText(path, document), JSON.stringify(value))
  for (const { object, path } of collectObjects(document)) {
    if (Array.isArray(object)) add(path(), object.map(keyOf))
    else
      for (const [name, value] of Object.entries(object))
        if (!(value instanceof Object)) add([...path(), name], value)
  }
  return fields
}

const keyOf = (item: unknown) => (item instanceof Object ? Reflect.get(item, '_key') : item)
