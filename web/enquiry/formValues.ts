import { type Enquiry, type EnquiryField, enquiryFields } from '../../shared/enquiry/enquiry.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** @throws Error if the form lacks the field, which only a mistake in the code can cause */
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

/** Values are neither trimmed nor cleaned. */
export function valuesOf(form: HTMLFormElement): Enquiry {
  return Object.fromEntries(
    enquiryFields.map((field) => [field, controlOf(form, field).value]),
  ) as Enquiry
}
