import type { LocalizedSectionOf } from '../localizedSection.ts'
import { hostOf } from './shape.ts'

/** Adds the name of the website to which a video links. */
export function deriveVideos({ videos, ...section }: LocalizedSectionOf<'videos'>) {
  return {
    ...section,
    videos: videos.map((video) =>
      video.kind === 'hosted' ? { ...video, host: hostOf(video.url) ?? '' } : video,
    ),
  }
}
