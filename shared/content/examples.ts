/** Values that the demo content has in place of what only the company can supply. */
const example = /\(demonstration\)|\.example$/

export const isExample = (value: string) => example.test(value)
