import { type PointerEvent, type ReactNode, type SVGAttributes, type SVGProps, useId } from 'react'
import styled from 'styled-components'
import type { Text } from '../../../shared/content/languages/inLanguage.ts'
import { previewField } from '../../i18n/translatedProps.ts'
import type { AreaClass, DrawnMap, MapLabel } from '../../model/types.ts'
import { mapText } from '../../theme/mapText.ts'
import { below, color, font, from } from '../../theme/tokens.ts'
import { HatchPattern } from './HatchPattern.tsx'

/** Below these widths, labels are larger, and the inset map has codes in place of names. */
const narrow = { names: below.small, codes: below.small, inset: below.medium }

const MapSvg = styled.svg<{ $kind: DrawnMap['kind'] }>`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  font-family: ${font.sans};
  font-weight: 500;
  forced-color-adjust: none;
  font-size: ${({ $kind }) => mapText[$kind].regular}px;

  ${from.wide} {
    font-size: ${({ $kind }) => mapText[$kind].wide}px;
  }

  ${({ $kind }) => narrow[$kind]} {
    font-size: ${({ $kind }) => mapText[$kind].narrow}px;
  }
`

const fills = { member: color.member, second: color.memberSecond, plain: color.land }

const Areas = styled.g`
  use {
    transition: fill .15s;
  }

  [data-highlighted] {
    fill: ${color.accent};
  }
`

const Leader = styled.path`
  stroke-width: .8;

  ${below.small} {
    stroke-width: 1.3;
  }
`

const inks: Record<AreaClass, SVGAttributes<SVGTextElement>> = {
  member: { fill: color.onMember },
  second: {},
  third: { stroke: color.memberThird, strokeWidth: 4, paintOrder: 'stroke' },
  plain: {},
}

/** A map's texts, hidden from screen readers: Chromium would announce them after the label with the same text. */
function Texts(props: SVGProps<SVGGElement>) {
  return <g aria-hidden dominantBaseline="central" textAnchor="middle" {...props} />
}

const Detailed = styled.g`
  ${below.medium} {
    display: none;
  }
`

const Narrow = styled.g`
  display: none;
  font-weight: 600;

  ${below.medium} {
    display: inline;
  }
`

/** Beside the cover's text, the rings end before it: its column ends at -47 or further left. */
const Rings = styled.g`
  ${from.large} {
    clip-path: inset(-9rem -9rem -9rem -42px) view-box;
  }
`

/** Beside the cover's text, the rings fade towards their end. */
const FadingStop = styled.stop`
  ${from.large} {
    stop-opacity: 0;
  }
`

/** The label of the nearest ring. Hidden on small screens, where names of countries take its place. */
const Nearest = styled.use`
  ${below.small} {
    display: none;
  }
`

const Capital = styled.text`
  font-weight: 400;

  ${from.wide} {
    font-size: 12.75px;
  }
`

/** Drawings may leave the map's box. */
const everywhere = { x: -1000, y: -1000, width: 3000, height: 3000 }

type MapCountry = { isoCode: string; name: Text; capital?: Text | undefined }

type CountryMapProps = {
  map: DrawnMap
  /** The countries whose names and capitals open their fields in the preview. */
  countries?: MapCountry[] | undefined
  /** The map's text alternative, if no list beside it names the countries. */
  label?: string
  highlighted?: string | undefined
  rings?: boolean
  /** Called when the mouse is over a country or its name. */
  onPoint?: (code: string) => void
  /** Called when a country or its name is clicked or tapped. */
  onPress?: (code: string) => void
  /** Drawn above the countries, with gaps for the names. */
  children?: ReactNode
}

export function CountryMap({
  map,
  countries = [],
  label,
  highlighted,
  rings = false,
  onPoint,
  onPress,
  children,
}: CountryMapProps) {
  const hatch = useId()
  const fade = useId()
  const names = useId()
  const gaps = useId()
  const { kind, box, labels } = map
  const isInset = kind === 'inset'
  const outline = (id: string) => `${map.outlines}#${id}`
  const pointedAt = (code: string) =>
    onPress && {
      // Not `onPointerEnter`, because the mouse may be over the country before the application runs.
      onPointerMove: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onPoint?.(code),
      onClick: () => onPress(code),
    }
  const accessible =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  // Dots and leaders let events through, because they cover the places that visitors point at.
  const letsEventsThrough = onPress && { pointerEvents: 'none' }
  const annotations = (
    <>
      {map.leadersOnMembers && (
        <Leader stroke={color.onMember} d={map.leadersOnMembers} {...letsEventsThrough} />
      )}
      {map.leaders && <Leader stroke={color.ink} d={map.leaders} {...letsEventsThrough} />}
      {map.dots && (
        <path
          stroke={color.onMember}
          strokeWidth={4.4}
          strokeLinecap="round"
          d={map.dots}
          {...letsEventsThrough}
        />
      )}
      <Labels
        id={names}
        labels={labels}
        countries={countries}
        highlighted={highlighted}
        pointedAt={pointedAt}
      />
    </>
  )
  return (
    <MapSvg $kind={kind} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} {...accessible}>
      {map.areas.some(({ class: name }) => name === 'third') && <HatchPattern id={hatch} />}
      {rings && (
        <Rings strokeWidth={0.8}>
          <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1={-42} x2={50}>
            <FadingStop stopColor={color.graticule} />
            <stop offset={1} stopColor={color.graticule} />
          </linearGradient>
          <use href={outline('rings')} stroke={`url(#${fade})`} />
          {/* Names at sea interrupt the rings. */}
          <Texts fill="none" stroke={color.paper} strokeWidth={6} strokeLinejoin="round">
            <use href={`#${names}`} />
          </Texts>
          <Texts fill={color.inkMuted} stroke={color.paper} strokeWidth={6} paintOrder="stroke">
            <Nearest href={outline('nearest')} />
            <use href={outline('distances')} />
          </Texts>
        </Rings>
      )}
      {isInset && <use href={outline('graticule')} stroke={color.graticule} strokeWidth={0.8} />}
      <g stroke={color.paper} strokeWidth={0.8} strokeLinejoin="round">
        <use href={outline('land')} fill={color.land} stroke="none" />
        <use href={outline('borders')} />
        {map.areas.map(({ class: name, codes }) => (
          <Areas key={name} fill={name === 'third' ? `url(#${hatch})` : fills[name]}>
            {codes.map((code) => {
              const name = countries.find(({ isoCode }) => isoCode === code)?.name
              return (
                <use
                  key={code}
                  href={outline(code)}
                  data-highlighted={code === highlighted || undefined}
                  {...pointedAt(code)}
                  {...previewField(name)}
                >
                  {name && <title lang={name.lang}>{name.value}</title>}
                </use>
              )
            })}
          </Areas>
        ))}
      </g>
      {map.distanceLine && (
        <>
          <path d={map.distanceLine.ring} stroke={color.graticule} strokeWidth={1.2} />
          <path d={map.distanceLine.line} stroke={color.accent} strokeWidth={1.8} />
          <circle
            cx={map.distanceLine.to[0]}
            cy={map.distanceLine.to[1]}
            r={4}
            fill={color.accent}
          />
        </>
      )}
      {children && (
        <>
          <mask id={gaps} maskUnits="userSpaceOnUse" {...everywhere}>
            <rect {...everywhere} fill="#fff" />
            <Texts stroke="#000" strokeWidth={6} strokeLinejoin="round">
              <use href={`#${names}`} />
              <Nearest href={outline('nearest')} />
              <use href={outline('distances')} />
            </Texts>
          </mask>
          <g mask={`url(#${gaps})`}>{children}</g>
        </>
      )}
      {isInset && <use href={outline('frame')} stroke={color.ink} strokeWidth={0.8} />}
      {isInset ? <Detailed>{annotations}</Detailed> : annotations}
      {map.headquarters && (
        <circle
          fill={color.accent}
          stroke={color.paper}
          strokeWidth={1.5}
          cx={map.headquarters.x}
          cy={map.headquarters.y}
          r={5}
          {...letsEventsThrough}
        />
      )}
      {isInset && (
        <Narrow>
          <Labels labels={labels.flatMap(codeLabel)} countries={countries} />
        </Narrow>
      )}
    </MapSvg>
  )
}

/** Replaces a country's name with its code and omits its capital, for narrow screens. */
function codeLabel(label: MapLabel): MapLabel[] {
  return label.isCapital ? [] : [{ ...label, text: label.code }]
}

type LabelsProps = {
  id?: string
  labels: MapLabel[]
  countries: MapCountry[]
  highlighted?: string | undefined
  pointedAt?: (code: string) => SVGProps<SVGTextElement> | undefined
}

function Labels({ id, labels, countries, highlighted, pointedAt }: LabelsProps) {
  return (
    <Texts fill={color.ink}>
      <g id={id}>
        {labels.map(({ code, x, y, anchor, text, on, isCapital }) => {
          const country = countries.find(({ isoCode }) => isoCode === code)
          const Name = isCapital ? Capital : 'text'
          return (
            <Name
              key={`${x} ${y}`}
              x={x}
              y={y}
              textAnchor={anchor}
              {...(on && inks[on])}
              {...(code === highlighted && { fill: color.accent })}
              {...pointedAt?.(code)}
              {...previewField(isCapital ? country?.capital : country?.name)}
            >
              {text}
            </Name>
          )
        })}
      </g>
    </Texts>
  )
}
