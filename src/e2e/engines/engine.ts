/**
 * The small interface behind which the engines are tested. An engine only moves pointers, presses
 * keys and evaluates; `visit.ts` makes a visitor of that, the same in all of them.
 */
export type Engine = {
  readonly name: EngineName;
  /** Opens a tab of its own, with an empty storage. */
  readonly open: (visitor: Visitor) => Promise<Tab>;
  /** Ends every process that was started, and removes what they wrote. */
  readonly close: () => Promise<void>;
};

export type EngineName = 'Chromium' | 'Firefox' | 'WebKit';

/** Who visits: the size of the window in px, and what is unusual about the visitor's browser. */
export type Visitor = {
  readonly width: number;
  readonly height: number;
  readonly kind: 'ordinary' | 'without scripts' | 'with reduced motion' | 'with a touch screen';
};

export type Tab = {
  readonly goto: (url: string) => Promise<void>;
  /**
   * The value of a JavaScript expression in the page, as JSON can hold it. It must not be a
   * promise, which would never settle where scripts are off.
   */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse to a place in the window, in CSS px. */
  readonly move: (x: number, y: number) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly tap: (x: number, y: number) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly step: (direction: 'back' | 'forward') => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** The page on A4 paper, as a PDF. */
  readonly print: () => Promise<Uint8Array>;
  readonly screenshot: () => Promise<Uint8Array>;
  /** Errors and warnings on the console, uncaught exceptions and policy violations so far. */
  readonly heard: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Keys that are not characters, with their code points in WebDriver, section 17.4.2. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof keys;

/**
 * Runs in every page before its own scripts: a policy violation is an event in all engines, and a
 * message on the console in some.
 */
export const reportViolations = `addEventListener('securitypolicyviolation', (event) => {
  console.error('Blocked: ' + event.effectiveDirective + ' ' + event.blockedURI);
});`;
