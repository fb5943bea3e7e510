/**
 * The script that is inlined in pages with the enquiry form. It is separate, because its part for the form is 300 bytes
 * of each document (Brotli), and because the browser may submit the form of the search.
 */
import { saveEarlyDraft } from '../browser/enquiryDraft.ts'
import { markFailed } from '../browser/scriptState.ts'
import { timeLimit } from '../browser/timeLimit.ts'
import { booted } from './inline.ts'

// A form that has been filled in stays.
booted.catch(markFailed)

addEventListener('input', () => window.isHydrated || saveEarlyDraft(), true)

// The browser never submits the form itself: the input would appear in the address, or be lost.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    // The application may fail to load.
    setTimeout(() => window.isHydrated || markFailed(), timeLimit)
  },
  true,
)
