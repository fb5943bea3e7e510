/**
 * Returns the options of a field: each value with the title that editors read. A value without a
 * title does not compile.
 */
export function choices<Value extends string>(
  values: readonly Value[],
  titles: Record<Value, string>,
) {
  return values.map((value) => ({ value, title: titles[value] }))
}
