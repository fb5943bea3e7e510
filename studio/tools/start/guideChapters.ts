/** Splits a guide in Markdown into chapters, at the headings of the second level. */
export function guideChapters(markdown: string): { title: string; text: string }[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const [title = '', ...lines] = chapter.split('\n')
      return { title, text: lines.join('\n').trim() }
    })
}
