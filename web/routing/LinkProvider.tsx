import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stateLeadingTo } from './useCameFrom.ts'

type Follow = (to: string, options: { replace: boolean }) => void

const FollowContext = createContext<Follow>(() => {})

/**
 * Provides what links do when they are clicked. It is the same function at every address, unlike
 * react-router's, with which all links of header and footer would be rendered again for each page.
 */
export function LinkProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const location = useLocation()
  const current = useRef({ navigate, location })
  useLayoutEffect(() => {
    current.current = { navigate, location }
  }, [navigate, location])
  const follow = useCallback<Follow>((to, options) => {
    const { navigate, location } = current.current
    void navigate(to, { ...options, state: stateLeadingTo(to, location) })
  }, [])
  return <FollowContext value={follow}>{children}</FollowContext>
}

export const useFollow = () => useContext(FollowContext)
