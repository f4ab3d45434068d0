import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Size {
  readonly width: number
  readonly height: number
}

/** Rounded down to whole steps, so that a resize does not measure anew at every pixel. */
const STEP = 4

/** The size of an element, kept up to date. */
export function useSize<Element extends HTMLElement>(): readonly [RefObject<Element | null>, Size | null] {
  const element = useRef<Element>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const width = Math.floor(measured.clientWidth / STEP) * STEP
      const height = Math.floor(measured.clientHeight / STEP) * STEP
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
