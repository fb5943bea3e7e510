import type { SectionOf } from '../derivations.ts'
import { item, link, type MarkdownContext, paragraphs } from '../markdownBlocks.ts'

export const videosMarkdown = ({ videos }: SectionOf<'videos'>, { urlOfFile }: MarkdownContext) =>
  videos.flatMap((video) => {
    const { title, length, poster, transcript } = video
    const url = video.kind === 'own' ? urlOfFile(video.file.path) : video.url
    return [
      item(link(title.value, url), `, ${length}. ${poster.alt.value}`),
      ...paragraphs(transcript),
    ]
  })
