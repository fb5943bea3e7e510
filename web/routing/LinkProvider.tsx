import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
} from 'react'
import { useNavigate } from 'react-router-dom'

type Follow = (to: string, options: { replace: boolean }) => void

const FollowContext = createContext<Follow>(() => {})

/**
 * Provides what links do when they are clicked. It is the same function at every address, unlike
 * react-router's, with which all links of header and footer would be rendered again for each page.
 */
export function LinkProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const current = useRef(navigate)
  useLayoutEffect(() => {
    current.current = navigate
  }, [navigate])
  const follow = useCallback<Follow>((to, options) => {
    void current.current(to, options)
  }, [])
  return <FollowContext value={follow}>{children}</FollowContext>
}

/** Returns a function that follows a link without loading a document. */
export const useFollow = () => useContext(FollowContext)
