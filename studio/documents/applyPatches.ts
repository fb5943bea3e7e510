import type { FormPatch } from 'sanity'

/** Returns a value after patches of a form: sets, unsets and insertions by key or index. */
export function applyPatches<Value>(value: Value, patches: readonly FormPatch[]): Value {
  return patches.reduce(
    (result, patch) => appliedAt(structuredClone(result), patch, [...patch.path]) as Value,
    value,
  )
}

function appliedAt(value: unknown, patch: FormPatch, [step, ...rest]: FormPatch['path']): unknown {
  if (step === undefined) {
    if (patch.type === 'unset') return undefined
    if (patch.type === 'setIfMissing') return value ?? patch.value
    return patch.type === 'set' ? patch.value : value
  }
  if (Array.isArray(value)) {
    const index =
      typeof step === 'number'
        ? step + (step < 0 ? value.length : 0)
        : value.findIndex(
            ({ _key }) => step instanceof Object && '_key' in step && _key === step._key,
          )
    if (rest.length > 0) value[index] = appliedAt(value[index], patch, rest)
    else if (patch.type === 'set') value[index] = patch.value
    else if (patch.type === 'unset') value.splice(index, 1)
    else if (patch.type === 'insert')
      value.splice(patch.position === 'after' ? index + 1 : index, 0, ...patch.items)
    return value
  }
  const fields = Object(value)
  const name = String(step)
  if (rest.length === 0 && patch.type === 'unset') delete fields[name]
  else fields[name] = appliedAt(fields[name], patch, rest)
  return fields
}
