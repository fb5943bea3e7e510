import { useId } from 'react'
import styled, { css } from 'styled-components'
import type { Text } from '../../../shared/content/text.ts'
import { opens } from '../../i18n/text.ts'
import type { AreaClass, DrawnMap, MapLabel } from '../../model/types.ts'
import { mapText } from '../../theme/mapText.ts'
import { below, color, font, from } from '../../theme/tokens.ts'

/** Below these widths the labels are larger: codes on the map of West Africa, where it is small. */
const narrow = { names: below.small, codes: below.small, inset: below.medium }

const Drawing = styled.svg<{ $kind: DrawnMap['kind'] }>`
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  font-family: ${font.sans};
  font-weight: 500;
  forced-color-adjust: none;

  ${({ $kind }) => css`
    font-size: ${mapText[$kind].regular}px;

    ${from.wide} {
      font-size: ${mapText[$kind].wide}px;
    }

    ${narrow[$kind]} {
      font-size: ${mapText[$kind].narrow}px;
    }
  `}
`

const Outlines = styled.g`
  stroke: ${color.coast};
  stroke-width: .8;
  stroke-linejoin: round;
`

const Land = styled.use`
  fill: ${color.land};
  stroke: none;
`

const fills = { member: color.member, second: color.member2 }

const Areas = styled.g<{ $class: AreaClass }>`
  ${({ $class }) => $class !== 'third' && `fill: ${fills[$class]};`}

  use {
    transition: fill .15s;
  }

  [data-lit] {
    fill: ${color.laterite};
  }
`

const Ground = styled.path`
  fill: ${color.member3};
`

const Hatching = styled.path`
  stroke: ${color.hatch};
`

const Line = styled.path`
  stroke: ${color.ink};
  stroke-width: .8;
`

const Leader = styled(Line)`
  ${below.small} {
    stroke-width: 1.3;
  }
`

const LightLine = styled(Leader)`
  stroke: ${color.onMember};
`

const Dots = styled.path`
  stroke: ${color.onMember};
  stroke-width: 4.4;
  stroke-linecap: round;
`

const Graticule = styled.use`
  stroke: ${color.graticule};
  stroke-width: .8;
`

const Bars = styled.use`
  stroke: ${color.ink};
  stroke-width: 4;
`

const Headquarters = styled.circle`
  fill: ${color.laterite};
  stroke: ${color.paper};
  stroke-width: 1.5;
`

const grounds = ['ground', 'member', 'second', 'third'] as const

const inks: Record<(typeof grounds)[number], ReturnType<typeof css>> = {
  ground: css`
    fill: ${color.ink};
  `,
  member: css`
    fill: ${color.onMember};
  `,
  second: css`
    fill: ${color.ink};
  `,
  third: css`
    fill: ${color.ink};
    stroke: ${color.member3};
    stroke-width: 4px;
    paint-order: stroke;
  `,
}

/** Not read out: Chromium would read them after the label that says the same. */
const Texts = styled.g.attrs({ 'aria-hidden': true })<{ $on: AreaClass | 'ground' }>`
  dominant-baseline: central;
  text-anchor: middle;
  ${({ $on }) => inks[$on]}
`

/** What the screen has room for: from medium screens up, or below them. */
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

const Capital = styled.text`
  font-weight: 400;

  ${from.wide} {
    font-size: 12.75px;
  }
`

const Degrees = styled(Texts)`
  fill: ${color.ink2};
  font-weight: 400;
`

const HomeName = styled.text`
  font-weight: 700;
`

/** The texts of a country that a map shows. */
type MapCountry = { isoCode: string; name: Text; capital?: Text | undefined }

type CountryMapProps = {
  map: DrawnMap
  /** The countries whose names and capitals open in the preview. */
  countries?: MapCountry[] | undefined
  /** What the map shows, where no list beside it says the same. */
  label?: string
  /** The code of the country to be lit. */
  lit?: string | undefined
}

/** A map of countries, as `drawMap` returns it. */
export function CountryMap({ map, countries = [], label, lit }: CountryMapProps) {
  const hatch = useId()
  const { kind, box, narrowLabels } = map
  const isInset = kind === 'inset'
  const outline = (id: string) => `${map.outlines}#${id}`
  const accessible =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const annotations = (
    <>
      {map.leadersOnMembers && <LightLine d={map.leadersOnMembers} />}
      {map.leaders && <Leader d={map.leaders} />}
      {map.dots && <Dots d={map.dots} />}
      <Labels labels={map.labels} countries={countries} />
    </>
  )
  return (
    <Drawing $kind={kind} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} {...accessible}>
      {map.areas.some(({ class: name }) => name === 'third') && (
        <pattern
          id={hatch}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <Ground d="M0 0h6v6H0z" />
          <Hatching d="M3 0v6" />
        </pattern>
      )}
      {isInset && <Graticule href={outline('graticule')} />}
      <Outlines>
        <Land href={outline('land')} />
        <use href={outline('borders')} />
        {map.areas.map(({ class: name, codes }) => (
          <Areas key={name} $class={name} fill={name === 'third' ? `url(#${hatch})` : undefined}>
            {codes.map((code) => (
              <use
                key={code}
                href={outline(code)}
                data-lit={code === lit || undefined}
                {...opens(countries.find(({ isoCode }) => isoCode === code)?.name)}
              />
            ))}
          </Areas>
        ))}
      </Outlines>
      {isInset && (
        <>
          <Line as="use" href={outline('frame')} />
          <Bars href={outline('bars')} />
          <Detailed>
            <Degrees $on="ground">
              <use href={outline('degrees')} />
            </Degrees>
          </Detailed>
        </>
      )}
      {narrowLabels ? <Detailed>{annotations}</Detailed> : annotations}
      {map.headquarters && <Headquarters cx={map.headquarters.x} cy={map.headquarters.y} r={5} />}
      {narrowLabels && (
        <Narrow>
          <Labels labels={narrowLabels} countries={countries} />
        </Narrow>
      )}
    </Drawing>
  )
}

/** Labels, in one group for each colour. */
function Labels({ labels, countries }: { labels: MapLabel[]; countries: MapCountry[] }) {
  return grounds.map((ground) => {
    const texts = labels.filter(({ on = 'ground' }) => on === ground)
    return (
      texts.length > 0 && (
        <Texts key={ground} $on={ground}>
          {texts.map((label) => (
            <MapText key={`${label.x} ${label.y}`} {...label} countries={countries} />
          ))}
        </Texts>
      )
    )
  })
}

type MapTextProps = MapLabel & { countries: MapCountry[] }

function MapText({ code, x, y, anchor, lines, isCapital, isHome, countries }: MapTextProps) {
  const country = countries.find(({ isoCode }) => isoCode === code)
  const Name = isCapital ? Capital : isHome ? HomeName : 'text'
  const [first, ...rest] = lines
  return (
    <Name x={x} y={y} textAnchor={anchor} {...opens(isCapital ? country?.capital : country?.name)}>
      {rest.length === 0
        ? first
        : lines.map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? `${-0.55 * rest.length}em` : '1.1em'}>
              {line}
            </tspan>
          ))}
    </Name>
  )
}
