import { type EnquiryField, enquiryFields, fieldDefinitions } from '../../shared/enquiry/enquiry.ts'

export type EnquiryValues = Record<EnquiryField, string>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function controlOf(form: HTMLFormElement, field: EnquiryField): Control {
  const control = form.elements.namedItem(field)
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
    return control
  throw new Error(`The form of enquiries has no field “${field}”`)
}

export function valuesOf(form: HTMLFormElement): EnquiryValues {
  return Object.fromEntries(
    enquiryFields.map((field) => [field, controlOf(form, field).value]),
  ) as EnquiryValues
}

/** Returns whether two sets of values are the same enquiry after cleaning. */
export function areEqual(some: Partial<EnquiryValues>, others: Partial<EnquiryValues>): boolean {
  return enquiryFields.every((field) => {
    const { clean } = fieldDefinitions[field]
    return clean(some[field] ?? '').trim() === clean(others[field] ?? '').trim()
  })
}
