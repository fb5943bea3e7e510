import { type EnquiryField, enquiryFields } from '../../shared/enquiry/enquiry.ts'

export type Values = Record<EnquiryField, string>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function fieldOf(form: HTMLFormElement, field: EnquiryField): Control {
  return form.elements.namedItem(field) as Control
}

export function valuesOf(form: HTMLFormElement): Values {
  return Object.fromEntries(
    enquiryFields.map((field) => [field, fieldOf(form, field).value]),
  ) as Values
}

export function areSame(some: Partial<Values> | null, others: Partial<Values> | null): boolean {
  return enquiryFields.every((field) => some?.[field] === others?.[field])
}
