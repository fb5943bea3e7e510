import type { medicineForms } from './shape.ts'

/** The routes of administration that follow from a form, in the order of the filter. */
export const administrationRoutes = ['injection', 'rectal', 'oral'] as const

type AdministrationRoute = (typeof administrationRoutes)[number]

const byForm: Record<(typeof medicineForms)[number], AdministrationRoute> = {
  vial: 'injection',
  suppositories: 'rectal',
  sachet: 'oral',
  bottle: 'oral',
  blister: 'oral',
}

export const administrationRouteOf = (form: (typeof medicineForms)[number]): AdministrationRoute =>
  byForm[form]
