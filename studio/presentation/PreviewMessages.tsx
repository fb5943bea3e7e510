import { usePageTexts } from './usePageTexts.tsx'
import { useTitleAnswers } from './useTitleAnswers.ts'

/**
 * Answers the messages of previewed pages, whichever tool is open: a page may be in a window of its own, and one in the
 * preview's frame sends what is typed on it when the editor leaves that tool.
 */
export function PreviewMessages() {
  useTitleAnswers()
  usePageTexts()
  return null
}
