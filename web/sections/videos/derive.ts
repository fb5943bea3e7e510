import type { SectionInLanguageOf } from '../sectionInLanguage.ts'
import { hostOf } from './shape.ts'

/** Adds the name of the website to which a video links. */
export function deriveVideos({ videos, ...section }: SectionInLanguageOf<'videos'>) {
  return {
    ...section,
    videos: videos.map((video) =>
      video.kind === 'hosted' ? { ...video, host: hostOf(video.url) ?? '' } : video,
    ),
  }
}
