import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, isValidElement, type ReactNode } from 'react'
import { carrusel as t } from '#texts/carrusel.ts'
import type { Autoplay } from '#web/site/carousel.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type Props = {
  label: string
  autoplay: Autoplay
  /** Minimum length of a swipe, in pixels. */
  swipe: number
  /** Classes of the grid shown from 640 px on. */
  grid: string
  ordered?: boolean
  children: ReactNode
}

/**
 * Below 640 px it shows one card at a time, moved by web/site/carousel.ts, or a scrolling strip without a script. From
 * 640 px on it is a plain grid.
 */
export function Carousel({ label, autoplay, swipe, grid, ordered, children }: Props) {
  const slides = Children.toArray(children)
  const List = ordered ? 'ol' : 'ul'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the carousel pattern's group
    <div
      role="group"
      aria-label={label}
      data-carousel={autoplay}
      data-swipe={swipe}
      className="grid min-w-0 gap-4"
    >
      <List
        data-part="strip"
        className={cx(
          'flex gap-4 max-sm:-mx-4 max-sm:px-4 max-sm:py-1 sm:grid sm:overflow-visible',
          'data-moves:touch-pan-y data-moves:overflow-x-hidden data-moves:select-none',
          'not-data-moves:max-sm:snap-x not-data-moves:max-sm:snap-mandatory not-data-moves:max-sm:overflow-x-auto',
          grid,
        )}
      >
        {slides.map((slide) => (
          <li key={keyOf(slide)} className="grid w-[88%] shrink-0 snap-center sm:w-auto">
            {slide}
          </li>
        ))}
      </List>
      <Controls count={slides.length} />
    </div>
  )
}

/** Returns the key that React gives a child. */
const keyOf = (slide: ReactNode) => (isValidElement(slide) ? slide.key : String(slide))

const Controls = ({ count }: { count: number }) => (
  <div className="flex items-center justify-between gap-2 sm:hidden noscript:hidden">
    <IconButton data-part="pause" label={t.pausar} className="group/pause invisible">
      <Pause aria-hidden="true" className="size-5 group-data-paused/pause:hidden" />
      <Play aria-hidden="true" className="hidden size-5 group-data-paused/pause:block" />
    </IconButton>
    <Dots count={count} />
    <p data-part="announced" className="sr-only" aria-live="polite" />
    <span className="flex">
      <IconButton data-part="previous" label={t.anterior}>
        <ChevronLeft aria-hidden="true" className="size-6" />
      </IconButton>
      <IconButton data-part="next" label={t.siguiente}>
        <ChevronRight aria-hidden="true" className="size-6" />
      </IconButton>
    </span>
  </div>
)

const Dots = ({ count }: { count: number }) => (
  <span aria-hidden="true" data-part="dots" className="flex gap-2">
    {[...Array(count).keys()].map((at) => (
      <span
        key={at}
        data-current={at === 0 || undefined}
        className="h-2 w-2 rounded-full bg-line-strong/50 transition-[width] data-current:w-6 data-current:bg-brand"
      />
    ))}
  </span>
)
