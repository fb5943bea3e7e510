import { useEffect, useState } from 'react'
import type { SectionOf } from '../../model/types.ts'
import { Frame } from '../parts/Frame.tsx'
import { CountryAtlas } from './CountryAtlas.tsx'
import type { FilingPlanner } from './filingPlanner/FilingPlanner.tsx'
import { JointAssessment } from './jointAssessment/JointAssessment.tsx'

export function Countries({ section }: { section: SectionOf<'countries'> }) {
  const { planner, jointAssessment } = section
  const Planner = usePlanner(planner !== undefined)
  return (
    <Frame section={section} wide>
      {Planner && planner ? (
        <Planner section={section} content={planner} />
      ) : jointAssessment ? (
        <JointAssessment section={section} content={jointAssessment} />
      ) : (
        <CountryAtlas section={section} />
      )}
    </Frame>
  )
}

type PlannerType = typeof FilingPlanner

let loadedPlanner: PlannerType | undefined

/** Loads the route planner, so that it renders at once. */
export async function loadPlanner(): Promise<PlannerType> {
  const { FilingPlanner } = await import('./filingPlanner/FilingPlanner.tsx')
  loadedPlanner = FilingPlanner
  return FilingPlanner
}

/**
 * Returns the route planner when it has loaded. Until then, or if it fails to load, the section shows its map and list.
 */
function usePlanner(isWanted: boolean): PlannerType | undefined {
  const [planner, setPlanner] = useState(() => loadedPlanner)
  useEffect(() => {
    if (!isWanted || planner) return
    let isShown = true
    loadPlanner().then(
      (loaded) => isShown && setPlanner(() => loaded),
      // If a deployment has removed the script, or there is no connection, map and list are kept.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isWanted, planner])
  return planner
}
