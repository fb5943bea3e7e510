/**
 * The options of a choice: values of the site, each with the title an editor reads. A value without
 * a title does not compile.
 */
export function choices<Value extends string>(
  values: readonly Value[],
  titles: Record<Value, string>,
) {
  return values.map((value) => ({ value, title: titles[value] }))
}
