import { type PointerEvent, useRef, useState } from 'react'

/** Moves a row of a list with its handle: the row goes where the pointer is let go. */
export function useRowDrag(onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<{ id: string; from: number; to: number } | null>(null)

  function placeAt(y: number): number {
    const rows = [...(list.current?.children ?? [])]
    const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return at === -1 ? rows.length - 1 : at
  }

  return {
    list,
    dragged,
    /** The props of the handle of the row `id`, at `place`. */
    handle: (id: string, place: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ id, from: place, to: place })
      },
      onPointerMove: ({ clientY }: PointerEvent) =>
        dragged && setDragged({ ...dragged, to: placeAt(clientY) }),
      onPointerUp: () => {
        if (dragged && dragged.to !== dragged.from) onMove(dragged.id, dragged.to)
        setDragged(null)
      },
      onPointerCancel: () => setDragged(null),
    }),
  }
}
