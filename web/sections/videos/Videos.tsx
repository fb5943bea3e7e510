import styled, { css } from 'styled-components'
import { siblingKey } from '../../../shared/content/languages/inLanguage.ts'
import { languages } from '../../../shared/languages.ts'
import { numberFormat } from '../../../shared/text/formats.ts'
import { fillText } from '../../i18n/fillText.ts'
import { previewField, translatedProps } from '../../i18n/translatedProps.ts'
import { useMessages, useSite } from '../../loading/ContentProvider.tsx'
import type { SectionOf } from '../../model/types.ts'
import { color, font } from '../../theme/tokens.ts'
import { ButtonAnchor } from '../../ui/Button.tsx'
import { formatDate } from '../../ui/formatDate.ts'
import { Columns } from '../../ui/layout.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Secondary } from '../../ui/typography.tsx'
import { Caption } from '../parts/Caption.tsx'
import { Frame } from '../parts/Frame.tsx'
import { PictureFrame } from '../parts/FramedPicture.tsx'

type Video = SectionOf<'videos'>['videos'][number]
type Own = Extract<Video, { kind: 'own' }>

const VideoGrid = styled(Columns)`
  row-gap: 2.25rem;
  align-items: start;
`

/** An upright video is at most as high as a screen. */
const Entry = styled.li<{ $aspect: number }>`
  max-width: ${({ $aspect }) => ($aspect < 1.3 ? `${Math.ceil($aspect * 36)}rem` : 'none')};
  break-inside: avoid;
`

/** The poster, with the button or the player on top. The player is transparent until the video plays. */
const Stage = styled(PictureFrame)`
  display: grid;

  > * {
    grid-area: 1/1;
  }

  > a {
    z-index: 1;
    align-self: end;
    justify-self: start;
    margin: .375rem;
  }

  video {
    width: 100%;
    height: 100%;
  }

  @media print {
    video, > a {
      display: none;
    }
  }
`

const numbers = css`
  font-variant-numeric: tabular-nums;
`

const Length = styled.span`
  ${numbers}
  font-weight: 400;
`

const FactsLine = styled(Secondary)`
  ${numbers}
  margin-top: .75rem;

  > a {
    overflow-wrap: anywhere;
  }
`

const Transcript = styled.details`
  margin-top: .6rem;
  font-size: ${font.size.s};

  > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: underline 1px ${color.accent};
    text-underline-offset: .22em;
    cursor: pointer;
  }

  > p {
    max-width: 44em;
    color: ${color.inkMuted};
    line-height: 1.55;
    white-space: pre-line;
  }

  @media print {
    &::details-content {
      content-visibility: visible;
      display: block;
    }
  }
`

export function Videos({ section }: { section: SectionOf<'videos'> }) {
  const message = useMessages()
  const { videos } = section
  const width = `(min-width: 64rem) ${Math.round(100 / videos.length)}vw, 100vw`
  return (
    <Frame section={section} wide={videos.length > 1}>
      <VideoGrid $max={videos.length}>
        {videos.map((video) => (
          <Entry key={video._key} $aspect={video.poster.width / video.poster.height}>
            <figure>
              <Stage>
                <Picture image={video.poster} sizes={width} />
                {video.kind === 'own' ? (
                  <Player {...video} />
                ) : (
                  <ButtonAnchor href={video.url} $variant="primary">
                    <span
                      {...translatedProps(fillText(message('video.watch'), { host: video.host }))}
                    />
                    {video.length && <Length>{video.length}</Length>}
                  </ButtonAnchor>
                )}
              </Stage>
              <Facts {...video} />
              <Caption>
                <span {...translatedProps(video.title)} />
              </Caption>
            </figure>
            {video.transcript && (
              <Transcript>
                <summary {...translatedProps(message('video.transcript'))} />
                <p {...translatedProps(video.transcript)} />
              </Transcript>
            )}
          </Entry>
        ))}
      </VideoGrid>
    </Frame>
  )
}

const transparent = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>"

/** The browser's own player. It loads nothing before playback starts. */
function Player({ title, file, captions = [] }: Own) {
  const { language } = useSite()
  return (
    <video
      controls
      preload="none"
      playsInline
      src={file.path}
      // Without a poster, Chromium darkens the picture behind the player.
      poster={transparent}
      aria-label={title.value}
      lang={title.lang}
      {...previewField(siblingKey(title, 'file'))}
    >
      {captions.map((one) => (
        <track
          key={one._key}
          kind="captions"
          src={one.file.path}
          srcLang={one.language}
          label={languages.find(({ code }) => code === one.language)?.name}
          default={one.language === language}
        />
      ))}
    </video>
  )
}

function Facts(video: Video) {
  const site = useSite()
  const message = useMessages()
  const date = video.publishedOn && formatDate(video.publishedOn, site.language)
  if (video.kind === 'hosted')
    return (
      <FactsLine>
        <a href={video.url}>{video.url.replace(/^https:\/\/(?:www\.)?/, '')}</a>
        {/* The key replaces the element when the language changes, even if a translator has wrapped its text. */}
        {date && <span key={date}>{`, ${date}`}</span>}
      </FactsLine>
    )
  const size = numberFormat(site.language, {}).format(Math.ceil(video.file.size / 100_000) / 10)
  const names = (video.captions ?? []).flatMap(
    ({ language }) => languages.find(({ code }) => code === language)?.name ?? [],
  )
  return (
    <FactsLine>
      <span
        {...translatedProps(fillText(message('video.size'), { length: video.length, size, date }))}
      />
      {names.length > 0 && (
        <>
          {' '}
          <span
            {...translatedProps(
              fillText(message('video.captions'), { languages: names.join(', ') }),
            )}
          />
        </>
      )}
    </FactsLine>
  )
}
