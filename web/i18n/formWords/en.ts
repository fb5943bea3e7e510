import type { RuleCode } from '../../../shared/enquiry/enquiry.ts'

/**
 * Messages of the form, including those of the validation rules. Separate from the interface's
 * messages: only the section with the form carries them.
 */
export const en = {
  'field.firstName': 'First Name',
  'field.lastName': 'Last Name',
  'field.email': 'Email Address',
  'field.phone': 'Phone Number',
  'field.organization': 'Organization',
  'field.service': 'Service of Interest',
  'field.message': 'Message',
  'field.required': 'required',
  'service.none': 'Select a service option',
  'submit.idle': 'Send Message',
  'submit.sending': 'Sending...',
  'notice.invalid': 'Validation Error',
  'notice.error': 'Error',
  'notice.refused': 'Failed to submit your message. Please try again.',
  'notice.unexpected': 'An unexpected error occurred. Please try again or call {phone}.',
  'notice.sent': 'Message Sent Successfully!',
  'notice.thanks': "Thank you {name}! We'll get back to you within 24 hours.",
  'notice.reference': 'Your reference: {reference}',
  'notice.offline': 'You are offline.',
  'notice.kept': 'What you wrote is kept on this device. Send it when you are connected again.',
  'firstName.required': 'First name is required',
  'firstName.tooLong': 'First name must be less than {limit} characters',
  'lastName.tooLong': 'Last name must be less than {limit} characters',
  'email.invalid': 'Please enter a valid email address',
  'email.tooLong': 'Email must be less than {limit} characters',
  'phone.tooLong': 'Phone number must be less than {limit} characters',
  'organization.tooLong': 'Organization name must be less than {limit} characters',
  'service.tooLong': 'Service selection must be less than {limit} characters',
  'message.tooShort': 'Message must be at least {limit} characters',
  'message.tooLong': 'Message must be less than {limit} characters',
} as const satisfies Record<RuleCode, string> & Record<string, string>

export type FormWord = keyof typeof en
