import { toEnquiryRow } from '../../shared/enquiry/enquiry.ts'
import { anEnquiry } from '../../tests/support/anEnquiry.ts'
import type { InboxEnquiry } from '../tools/enquiries/inboxShapes.ts'

export function anInboxEnquiry(overrides: Partial<InboxEnquiry> = {}): InboxEnquiry {
  return {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    created_at: '2026-11-21T10:15:30.5+00:00',
    reference: 'K7QX-3M9T',
    language: 'en',
    page: '/services/who',
    campaign: 'linkedin/social/spring-2027',
    ...toEnquiryRow(anEnquiry()),
    email_status: 'sent',
    status: 'new',
    owner: null,
    note: '',
    revision: 1,
    ...overrides,
  }
}
