import { useEffect, useState } from 'react'
import type { SectionOf } from '../../model/types.ts'
import { Frame } from '../parts/Frame.tsx'
import { CountryAtlas } from './CountryAtlas.tsx'
import type { Planner as PlannerView } from './planner/Planner.tsx'
import { JointFile } from './states/JointFile.tsx'

export function Countries({ section }: { section: SectionOf<'countries'> }) {
  const { planner, states } = section
  const Planner = usePlanner(planner !== undefined)
  return (
    <Frame section={section} wide>
      {Planner && planner ? (
        <Planner section={section} content={planner} />
      ) : states ? (
        <JointFile section={section} content={states} />
      ) : (
        <CountryAtlas section={section} />
      )}
    </Frame>
  )
}

type PlannerType = typeof PlannerView

let loadedPlanner: PlannerType | undefined

/** Loads the route planner, which is then shown at once. */
export async function loadPlanner(): Promise<PlannerType> {
  const { Planner } = await import('./planner/Planner.tsx')
  loadedPlanner = Planner
  return Planner
}

/** Returns the route planner once it has been loaded. Until then, and without it, the section is its map and list. */
function usePlanner(isWanted: boolean): PlannerType | undefined {
  const [planner, setPlanner] = useState(() => loadedPlanner)
  useEffect(() => {
    if (!isWanted || planner) return
    let isShown = true
    loadPlanner().then(
      (loaded) => isShown && setPlanner(() => loaded),
      // A deployment has removed the script, or there is no connection: map and list stay.
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [isWanted, planner])
  return planner
}
