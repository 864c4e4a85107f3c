import { Check, Monitor, Smartphone, Tablet } from 'lucide-react'
import { landing } from '#texts/landing.ts'

const tile = 'rounded-control border border-line bg-surface shadow-card'

/** A timer at 4:12, with the steps done by then. */
export const TimerPicture = () => (
  <div className={`${tile} grid w-full max-w-60 gap-2.5 p-4 text-sm`}>
    <div className="flex items-baseline justify-between">
      <span className="text-muted">{landing.dibujos.listoEn}</span>
      <span className="turno-number text-2xl text-brand-text">4:12</span>
    </div>
    {landing.dibujos.hechos.map((hecho) => (
      <span key={hecho} className="flex items-center gap-2">
        <span className="grid size-5 place-items-center rounded-full bg-success-soft text-success-text">
          <Check className="size-3.5" />
        </span>
        {hecho}
      </span>
    ))}
  </div>
)

/** One call shown on three screens at once. */
export const CloudPicture = () => (
  <div className="grid w-full max-w-60 justify-items-center gap-3">
    <span className="rounded-control bg-brand px-4 py-2 text-sm font-semibold text-on-brand shadow-card">
      {landing.dibujos.llamar}
    </span>
    <svg
      viewBox="0 0 200 28"
      className="h-7 w-4/5 text-line-strong"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray="3 4"
      aria-hidden="true"
    >
      <path d="M100 0v10M100 10C100 20 24 10 24 28M100 10v18M100 10c0 10 76 0 76 18" />
    </svg>
    <div className="grid w-full grid-cols-3 gap-2 text-center">
      {[Smartphone, Monitor, Tablet].map((Icon) => (
        <span key={Icon.displayName} className={`${tile} grid justify-items-center gap-1 py-2`}>
          <Icon className="size-4 text-muted" />
          <span className="turno-number text-xl">28</span>
        </span>
      ))}
    </div>
  </div>
)

const SWATCHES = ['bg-brand', 'bg-brand-2', 'bg-success', 'bg-danger']

/** Named categories and a row of colours to choose from. */
export const StylePicture = () => (
  <div className={`${tile} grid w-full max-w-60 gap-3 p-4`}>
    <div className="flex flex-wrap gap-1.5 text-sm font-medium">
      {landing.dibujos.categorias.map((categoria, at) => (
        <span
          key={categoria}
          className={
            at === 0
              ? 'rounded-full bg-brand-soft px-2.5 py-0.5 text-brand-text'
              : 'rounded-full bg-sunken px-2.5 py-0.5 text-muted'
          }
        >
          {categoria}
        </span>
      ))}
    </div>
    <div className="flex gap-2.5">
      {SWATCHES.map((color, at) => (
        <span
          key={color}
          className={at === 0 ? 'rounded-full ring-2 ring-brand ring-offset-2 ring-offset-surface' : ''}
        >
          <span className={`block size-6 rounded-full ${color}`} />
        </span>
      ))}
    </div>
  </div>
)

/** The same number on a wall screen, a tablet and a phone. */
export const DevicesPicture = () => (
  <div className="flex items-end justify-center gap-2.5">
    <span
      data-theme="dark"
      className="grid h-22 w-32 place-items-center rounded-control border-4 border-line bg-bg text-text"
    >
      <span className="turno-number text-4xl">28</span>
    </span>
    <span className={`${tile} grid h-18 w-13 place-items-center border-2 border-line-strong/50`}>
      <span className="turno-number text-2xl">28</span>
    </span>
    <span className={`${tile} grid h-14 w-8 place-items-center border-2 border-line-strong/50`}>
      <span className="turno-number text-base">28</span>
    </span>
  </div>
)
