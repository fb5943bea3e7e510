import { useEffect, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { previewField } from '../../i18n/translatedProps.ts'
import type { Hero } from '../../model/types.ts'
import { CountryMap } from '../../sections/parts/CountryMap.tsx'
import { Legend } from '../../sections/parts/Legend.tsx'
import { MapCaption } from '../../sections/parts/MapCaption.tsx'
import { color, from } from '../../theme/tokens.ts'
import { CountryAnswers } from './answers/CountryAnswers.tsx'

/** The map on a cover. On wide screens its caption is in the sea, where there is room. */
const OnCover = styled.figure`
  ${from.wide} {
    svg {
      font-size: 11.6px;
    }

    figcaption {
      position: relative;
      width: 13rem;
      margin: -3.9rem 0 0 4.5rem;
      padding: 0;
      border: 0;
      background: ${color.paper};
      /* The rings fade before the caption. */
      box-shadow: 0 0 1.5rem 1.25rem ${color.paper};
    }
  }
`

/** The map of a group of countries, as high as the heading and the facts beside it. */
const Group = styled.figure`
  ${from.large} {
    svg {
      max-height: 30rem;
    }
  }
`

/** The map of one country, small, because the page is read and printed as one sheet. */
const OneCountry = styled.figure`
  max-width: 18rem;

  ${from.large} {
    max-width: 25rem;
    margin-left: auto;
  }
`

type HeroMapProps = {
  map: NonNullable<Hero['map']>
  /** The key of the field that chooses the countries. */
  field: string
  /** Whether the map is on the cover, with rings of distance. */
  cover?: boolean
}

/** The line from the headquarters to a capital, and the visible part of the circle of its length. Animated once. */
const DistanceLineGroup = styled.g`
  fill: none;
  stroke: ${color.accent};
  stroke-width: 1.4;
  pointer-events: none;

  path:first-child {
    stroke-dasharray: 1;
  }

  circle {
    fill: ${color.accent};
    stroke: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    path:first-child {
      animation: ${keyframes`from { stroke-dashoffset: 1; }`} .6s ease-out;
    }

    path + path {
      animation: ${keyframes`from { opacity: 0; }`} .6s ease-out;
    }
  }
`

/**
 * The map beside a page's heading, with its countries' names for screen readers. On the cover, it shows an answer for
 * each country.
 */
export function HeroMap({ map: hero, field, cover = false }: HeroMapProps) {
  const { map, membership, legend, names, countries, answers, caption } = hero
  const [highlighted, setHighlighted] = useState<string>()
  const area = useRef<HTMLElement>(null)
  const rings = cover && map.headquarters !== undefined
  const answer = answers?.find(({ code }) => code === highlighted)
  useEffect(() => {
    // The hovered country is read from the document, because a mouse that has rested since before hydration sends no
    // event, and a tap leaves its country hovered.
    const pointedAt = answers?.find(({ code }) =>
      area.current?.querySelector(`use[href$="#${code}"]:hover`),
    )
    if (pointedAt) setHighlighted((current) => current ?? pointedAt.code)
  }, [answers])
  const pressed = (code: string) => {
    if (code !== highlighted) setHighlighted(code)
    // The second tap, or a click on the hovered country.
    else if (answer?.path)
      area.current?.parentElement?.querySelector<HTMLElement>('li > [data-highlighted]')?.click()
  }
  const mapAndCaption = (
    <>
      <CountryMap
        map={map}
        countries={countries}
        label={names}
        rings={rings}
        highlighted={highlighted}
        {...(answers && { onPoint: setHighlighted, onPress: pressed })}
      >
        {answer?.distanceLine && (
          <DistanceLineGroup key={answer.code}>
            <path pathLength={1} d={answer.distanceLine.line} />
            <path d={answer.distanceLine.ring} />
            <circle cx={answer.distanceLine.to[0]} cy={answer.distanceLine.to[1]} r={3.5} />
          </DistanceLineGroup>
        )}
      </CountryMap>
      {legend && <Legend entries={legend} />}
      <MapCaption of={membership} map={map} rings={rings} caption={caption} />
    </>
  )
  const Area = caption ? OneCountry : Group
  if (!cover) return <Area {...previewField(field)}>{mapAndCaption}</Area>
  return (
    <>
      <OnCover ref={area} {...previewField(field)}>
        {mapAndCaption}
      </OnCover>
      {answers && (
        <CountryAnswers answers={answers} highlighted={highlighted} onHighlight={setHighlighted} />
      )}
    </>
  )
}
