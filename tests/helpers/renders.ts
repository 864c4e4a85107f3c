import type { Page } from '@playwright/test'

/** The part of React's internal tree that its developer tools read. */
interface Fiber {
  /** 0: a function component, 15: one inside `memo`, 5: an element. */
  tag: number
  flags: number
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  stateNode: unknown
}

interface Counted {
  /** Rows that rendered. */
  rendered: number
  /** Rendered rows whose content is the same as before. */
  unchanged: number
}

/** Counts, from the next page load on, how often React renders elements that match `selector`, or anything inside. */
export async function countRowRenders(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const PERFORMED_WORK = 1
    const counted: Counted = { rendered: 0, unchanged: 0 }
    const texts = new WeakMap<Element, string | null>()
    const rendered = ({ tag, flags }: Fiber) => (tag === 0 || tag === 15) && (flags & PERFORMED_WORK) !== 0

    /** Returns the children React visited in this commit. Children it skipped are the same objects as before. */
    function visited(fiber: Fiber): Fiber[] {
      const children: Fiber[] = []
      if (fiber.child === fiber.alternate?.child) return children
      for (let child = fiber.child; child; child = child.sibling) children.push(child)
      return children
    }
    const rendersInside = (fiber: Fiber): boolean =>
      visited(fiber).some((child) => rendered(child) || rendersInside(child))

    function visit(fiber: Fiber, byParent: boolean) {
      const row = fiber.tag === 5 ? (fiber.stateNode as Element) : null
      if (!row?.matches(wanted)) for (const child of visited(fiber)) visit(child, rendered(fiber))
      else if (byParent || rendersInside(fiber)) {
        counted.rendered++
        if (texts.get(row) === row.textContent) counted.unchanged++
        texts.set(row, row.textContent)
      }
    }
    Object.assign(window, {
      countedRenders: counted,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => {},
        onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => visit(root.current, false),
      },
    })
  }, selector)
  return () => page.evaluate(() => (window as unknown as { countedRenders: Counted }).countedRenders)
}
