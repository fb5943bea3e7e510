import type { medicineForms } from './shape.ts'

/** The ways of taking a medicine whose name says it, in the order of the filter. */
export const kinds = ['injection', 'rectal', 'oral'] as const

export type Kind = (typeof kinds)[number]

const byForm: Record<(typeof medicineForms)[number], Kind> = {
  vial: 'injection',
  suppositories: 'rectal',
  sachet: 'oral',
  bottle: 'oral',
  blister: 'oral',
}

export const kindOf = (form: (typeof medicineForms)[number]): Kind => byForm[form]
