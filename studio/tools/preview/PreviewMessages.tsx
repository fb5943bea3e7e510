import { usePageTexts } from './usePageTexts.tsx'
import { useTitleReplies } from './useTitleReplies.ts'

/**
 * Answers the messages of previewed pages in every tool, because a page may be open in a window of its own, and a page
 * in the preview's frame sends its last edit when the editor leaves that tool.
 */
export function PreviewMessages() {
  useTitleReplies()
  usePageTexts()
  return null
}
