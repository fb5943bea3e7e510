/** Matches demo values, which stand for facts that only the company can supply. */
const example = /\(demonstration\)|\.example$/

export const isExample = (value: string) => example.test(value)
