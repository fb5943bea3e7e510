import { type Enquiry, toEnquiryRow } from '../../shared/enquiry/enquiry.ts'

/** Returns a valid enquiry with the given fields. */
export function anEnquiry(overrides: Partial<Enquiry> = {}): Enquiry {
  return {
    firstName: 'Ama',
    lastName: 'Mensah',
    email: 'ama.mensah@example.org',
    phone: '+233 30 200 0001',
    organization: 'Ministry of Health',
    service: 'NAFDAC Registration',
    message: 'We wish to register two products in Nigeria.',
    ...overrides,
  }
}

/** Returns the row for such an enquiry. */
export const anEnquiryRow = (overrides: Partial<Enquiry> = {}) => toEnquiryRow(anEnquiry(overrides))
