import { useId } from 'react'
import { filingRoutesIn } from '../../../../shared/content/countries/filingRoutes.ts'
import { translatedProps } from '../../../i18n/translatedProps.ts'
import { useMessages } from '../../../loading/ContentProvider.tsx'
import type { DrawnMap } from '../../../model/types.ts'
import { color } from '../../../theme/tokens.ts'
import { LegendEntry } from '../../../ui/marks.ts'
import { Caption } from '../../parts/Caption.tsx'
import { HatchPattern } from '../../parts/HatchPattern.tsx'
import type { FilingView } from './FilingResult.tsx'
import { Area, Figure, Legend, MapSvg } from './filingMapStyles.ts'
import { routeFills } from './filingPlannerStyles.ts'

type FilingMapProps = FilingView & {
  map: DrawnMap
  highlighted: string | undefined
  onHighlight: (code: string | undefined) => void
  onToggle: (code: string) => void
}

/** Half of a code's width, in the map's unit. */
const roomForCode = 12

/**
 * Twice the distance from a country at which the pointer still hits it, in the map's unit. Islands are squares of 6.
 */
const roomForPointer = 20

/** The chosen countries by route. Hidden from screen readers, because the list has the same content. */
export function FilingMap({
  content,
  chosenCountries,
  plan,
  sentences,
  map,
  highlighted,
  onHighlight,
  onToggle,
}: FilingMapProps) {
  const message = useMessages()
  const { t } = sentences
  const hatch = useId()
  const stripes = useId()
  const { x, y, width, height } = map.box
  // The section's map has no room for the islands in both oceans, so the box of the map is extended.
  const places = content.countries.map(({ at: [place] }) => place)
  const left = Math.min(x, Math.floor(Math.min(...places) - roomForCode))
  const right = Math.max(x + width, Math.ceil(Math.max(...places) + roomForCode))
  const outline = (id: string) => `${map.outlines}#${id}`
  const routes = filingRoutesIn(content.language)
  const groups = [...routes, 'none' as const]
  const placeOf = (code: string) => groups.find((place) => plan.countries[place].includes(code))
  const pointed = (code: string) => ({
    onClick: () => onToggle(code),
    onMouseEnter: () => onHighlight(code),
    onMouseLeave: () => onHighlight(undefined),
  })
  const fills: Record<string, string> = { madrid: `url(#${stripes})`, national: `url(#${hatch})` }
  return (
    <Figure>
      <MapSvg viewBox={`${left} ${y} ${right - left} ${height}`} aria-hidden>
        <HatchPattern id={hatch} />
        <pattern id={stripes} width={5} height={5} patternUnits="userSpaceOnUse">
          <path fill={color.memberSecond} d="M0 0h5v5H0z" />
          <path stroke={color.member} strokeWidth={3} d="M1.5 0v5" />
        </pattern>
        <g stroke="transparent" strokeWidth={roomForPointer} pointerEvents="stroke">
          {content.countries.map(({ code }) => (
            <Area key={code} href={outline(code)} $fill="none" {...pointed(code)} />
          ))}
        </g>
        <g stroke={color.paper} strokeWidth={0.8} strokeLinejoin="round">
          {content.countries.map(({ code, name, routes: own }) => {
            const place = placeOf(code)
            return (
              <Area
                key={code}
                href={outline(code)}
                data-place={place ?? (own.length > 0 ? 'open' : undefined)}
                data-highlighted={code === highlighted || undefined}
                $fill={place && fills[place]}
                {...pointed(code)}
              >
                <title lang={name.lang}>{name.value}</title>
              </Area>
            )
          })}
        </g>
        {chosenCountries.map(({ code, at: [left, top] }) => (
          <text key={code} x={left} y={top}>
            {code}
          </text>
        ))}
      </MapSvg>
      <Caption>
        <span {...translatedProps(t('map'))} />
        {'. '}
        <span {...translatedProps(message('map.source'))} />
        <Legend>
          {routes.map((route) => (
            <LegendEntry key={route} $fill={routeFills[route]}>
              <span {...translatedProps(t(route))} />
            </LegendEntry>
          ))}
          <LegendEntry $fill={routeFills.open}>
            <span {...translatedProps(t('open'))} />
          </LegendEntry>
        </Legend>
      </Caption>
    </Figure>
  )
}
