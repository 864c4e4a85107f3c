import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { Children, isValidElement, type ReactNode, useRef } from 'react'
import { carrusel as t } from '#texts/carrusel.ts'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { type Autoplay, useCarousel } from './use-carousel.ts'
import { useSwipe } from './use-swipe.ts'

type Props = {
  label: string
  autoplay: Autoplay
  /** Pixels after which a swipe counts. */
  swipe: number
  /** The grid that it is from 640 px on. */
  grid: string
  ordered?: boolean
  children: ReactNode
}

/** Below 640 px one card at a time; without a script a strip that scrolls, from 640 px on a plain grid. */
export function Carousel({ label, autoplay, swipe, grid, ordered, children }: Props) {
  const strip = useRef<HTMLElement | null>(null)
  const slides = Children.toArray(children)
  const carousel = useCarousel(strip, slides.length, autoplay)
  const swiping = useSwipe(carousel.narrow, swipe, carousel.go)
  const List = ordered ? 'ol' : 'ul'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is the carousel pattern's group
    <div
      role="group"
      aria-label={label}
      aria-roledescription={carousel.narrow ? t.rol : undefined}
      {...carousel.handlers}
      className="grid min-w-0 gap-4"
    >
      <List
        ref={(element) => {
          strip.current = element
        }}
        {...swiping}
        className={cx(
          'flex gap-4 max-sm:-mx-4 max-sm:px-4 max-sm:py-1 sm:grid sm:overflow-visible',
          carousel.narrow
            ? 'touch-pan-y overflow-x-hidden select-none'
            : 'max-sm:snap-x max-sm:snap-mandatory max-sm:overflow-x-auto',
          grid,
        )}
      >
        {slides.map((slide) => (
          <li key={keyOf(slide)} className="grid w-[88%] shrink-0 snap-center sm:w-auto">
            {slide}
          </li>
        ))}
      </List>
      <Controls {...carousel} count={slides.length} />
    </div>
  )
}

/** As React itself names the children. */
const keyOf = (slide: ReactNode) => (isValidElement(slide) ? slide.key : String(slide))

type ControlProps = Pick<
  ReturnType<typeof useCarousel>,
  'index' | 'touched' | 'go' | 'paused' | 'togglePause'
>

function Controls({ index, touched, go, paused, togglePause, count }: ControlProps & { count: number }) {
  const PauseIcon = paused ? Play : Pause
  return (
    <div className="flex items-center justify-between gap-2 sm:hidden noscript:hidden">
      <IconButton
        label={paused ? t.reanudar : t.pausar}
        onClick={togglePause}
        className={paused === null ? 'invisible' : ''}
      >
        <PauseIcon aria-hidden="true" className="size-5" />
      </IconButton>
      <Dots index={index} count={count} />
      <p className="sr-only" aria-live="polite">
        {touched && t.posicion(index + 1, count)}
      </p>
      <span className="flex">
        <IconButton label={t.anterior} onClick={() => go(-1)}>
          <ChevronLeft aria-hidden="true" className="size-6" />
        </IconButton>
        <IconButton label={t.siguiente} onClick={() => go(1)}>
          <ChevronRight aria-hidden="true" className="size-6" />
        </IconButton>
      </span>
    </div>
  )
}

const Dots = ({ index, count }: { index: number; count: number }) => (
  <span aria-hidden="true" className="flex gap-2">
    {[...Array(count).keys()].map((at) => (
      <span
        key={at}
        data-current={at === index || undefined}
        className="h-2 w-2 rounded-full bg-line-strong/50 transition-[width] data-current:w-6 data-current:bg-brand"
      />
    ))}
  </span>
)
