/**
 * The script that is inlined in pages with the enquiry form. It is separate from inline.ts, because its code for the
 * form would be in each document, and because the search form must still be submitted by the browser.
 */
import { saveEarlyDraft } from '../browser/enquiryDraft.ts'
import { markFailed } from '../browser/scriptState.ts'
import { timeLimitMs } from '../browser/timeLimit.ts'
import { booted } from './inline.ts'

// A form that has been filled in stays visible.
booted.catch(markFailed)

addEventListener('input', () => window.isHydrated || saveEarlyDraft(), true)

// Prevents native submission, which would put the input into the address or lose it.
addEventListener(
  'submit',
  (event) => {
    event.preventDefault()
    // The application may fail to load.
    setTimeout(() => window.isHydrated || markFailed(), timeLimitMs)
  },
  true,
)
