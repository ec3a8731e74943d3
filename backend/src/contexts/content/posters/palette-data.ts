import type { ContinentSlug } from '../../../shared-kernel/landmark.js';

/** What a painter would squeeze onto the board; everything else is mixed from these (palette.ts). */
export interface BasePalette {
  readonly name: string;
  /** Empty: anywhere. */
  readonly regions: readonly ContinentSlug[];
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** Walls in the light and in the shadow: warm against cool. */
  readonly light: string;
  readonly shade: string;
  readonly roof: string;
  readonly leaf: string;
  readonly land: string;
  readonly water: string;
  readonly dark: string;
  readonly pop: string;
  readonly glow: string;
}

export const daylight: readonly BasePalette[] = [
  {
    name: 'riviera', regions: ['europa'], sky: ['#1d6fa3', '#63b2c9', '#f6e3b8'], sun: '#fff4d2', light: '#fff0cf', shade: '#a0667a',
    roof: '#d4623a', leaf: '#3f7f4c', land: '#ebc987', water: '#2e8fa8', dark: '#2a2548', pop: '#d8432f', glow: '#ffd36b',
  },
  {
    name: 'golden', regions: ['europa', 'america'], sky: ['#ee9a4d', '#f7c277', '#fdecc2'], sun: '#fffbe6', light: '#fff1cb', shade: '#8c4a5a',
    roof: '#c4512d', leaf: '#5c6f3a', land: '#e9b765', water: '#3c8c93', dark: '#3b1f3a', pop: '#1e5b4f', glow: '#ffe08a',
  },
  {
    name: 'alpine', regions: ['europa'], sky: ['#1b4f8f', '#5c9bd0', '#dcebea'], sun: '#ffe9a6', light: '#fff6e0', shade: '#6c7fa8',
    roof: '#b5452f', leaf: '#1e6b4f', land: '#dccb92', water: '#2f6f9f', dark: '#16283f', pop: '#e9a93a', glow: '#ffd36b',
  },
  {
    name: 'mint', regions: ['europa', 'oceania'], sky: ['#4f9f9a', '#a9d3be', '#fbefd0'], sun: '#f2764a', light: '#fff2d6', shade: '#b5705c',
    roof: '#a83e32', leaf: '#2f6b57', land: '#e3c083', water: '#3f8f94', dark: '#23364a', pop: '#d8502f', glow: '#ffd36b',
  },
  {
    name: 'paper', regions: ['europa', 'america'], sky: ['#efd9ae', '#f4e4c2', '#fbf2de'], sun: '#d9482f', light: '#fffaf0', shade: '#5d7f93',
    roof: '#c4512d', leaf: '#2f6f5e', land: '#e3c78f', water: '#3f8aa6', dark: '#1d2b45', pop: '#d8432f', glow: '#f2b23e',
  },
  {
    name: 'lavender', regions: ['europa'], sky: ['#5163a6', '#a6a2d2', '#f9dfcb'], sun: '#fff1c9', light: '#fff1d9', shade: '#7f6398',
    roof: '#cf6048', leaf: '#4a7a63', land: '#e9c99b', water: '#4f7fb5', dark: '#27264f', pop: '#d94a3a', glow: '#ffd36b',
  },
  {
    name: 'emerald', regions: ['europa', 'asia'], sky: ['#0f5f60', '#48a08b', '#f6e6b2'], sun: '#fff3c6', light: '#fff2cd', shade: '#95586a',
    roof: '#cc5a36', leaf: '#1f6a4d', land: '#e6c27d', water: '#1f7f86', dark: '#152f3f', pop: '#e0552f', glow: '#ffd36b',
  },
  {
    name: 'ultramarine', regions: ['europa', 'oceania'], sky: ['#24388c', '#5a86cf', '#fbdfae'], sun: '#fff0c0', light: '#fff0cc', shade: '#84598a',
    roof: '#e0683a', leaf: '#2f7f60', land: '#efc47c', water: '#2f66b0', dark: '#1b1d4a', pop: '#e8502f', glow: '#ffd36b',
  },
  {
    name: 'rose', regions: ['europa', 'africa'], sky: ['#d9705f', '#f3ad8f', '#fdeacd'], sun: '#fffbe6', light: '#fff3d8', shade: '#8b5b86',
    roof: '#b9483a', leaf: '#3f7362', land: '#efc58a', water: '#3a8a9c', dark: '#33244f', pop: '#17748c', glow: '#ffe08a',
  },
  {
    name: 'rising-sun', regions: ['asia'], sky: ['#f0cd92', '#f6c58b', '#f9ebd0'], sun: '#d93a2b', light: '#fff0d4', shade: '#8b5a78',
    roof: '#37616e', leaf: '#3e7358', land: '#d9c28a', water: '#5aa0a0', dark: '#27304f', pop: '#d03a2b', glow: '#f7c24d',
  },
  {
    name: 'jade', regions: ['asia', 'oceania'], sky: ['#2c8c88', '#86c3ae', '#f7e7be'], sun: '#fff1c4', light: '#fff0cc', shade: '#9a5f6b',
    roof: '#2f5570', leaf: '#2c6b4b', land: '#e2c17c', water: '#2c7f8c', dark: '#1f2a44', pop: '#d8402c', glow: '#f7c24d',
  },
  {
    name: 'plum', regions: ['asia'], sky: ['#7a6bab', '#dba3aa', '#fbe3c4'], sun: '#fff3d0', light: '#fff0dc', shade: '#7c5c8c',
    roof: '#4a4a80', leaf: '#4c7a62', land: '#e8caa2', water: '#6c96b4', dark: '#2b2350', pop: '#cf4a4a', glow: '#ffd36b',
  },
  {
    name: 'desert', regions: ['africa', 'asia'], sky: ['#1e8a93', '#77c0b0', '#fbe3a8'], sun: '#fff3c4', light: '#fcdda0', shade: '#b04f33',
    roof: '#a03e2c', leaf: '#3c7a4a', land: '#f0be6a', water: '#2c94a0', dark: '#42203a', pop: '#1f6e8c', glow: '#ffe08a',
  },
  {
    name: 'ochre', regions: ['africa'], sky: ['#e98a3c', '#f4b65f', '#fde7ae'], sun: '#fffbe0', light: '#ffe2a6', shade: '#9c3f34',
    roof: '#b5472b', leaf: '#6a7a35', land: '#e9a94f', water: '#2f8c8c', dark: '#3c1a30', pop: '#1e6b6b', glow: '#ffe9a0',
  },
  {
    name: 'cape', regions: ['africa', 'oceania'], sky: ['#2a6fb0', '#7db8d6', '#fbe8c4'], sun: '#fff1c0', light: '#ffebc4', shade: '#8a5f86',
    roof: '#c9563a', leaf: '#4a7f45', land: '#e8be6c', water: '#1f7fa0', dark: '#2a2148', pop: '#e2622f', glow: '#ffd36b',
  },
  {
    name: 'deco', regions: ['america'], sky: ['#1c5d99', '#6fb0cc', '#fbe6b5'], sun: '#fff0c0', light: '#ffefc9', shade: '#5f6c9c',
    roof: '#c2583a', leaf: '#3f7a55', land: '#e3c58c', water: '#2a7fa0', dark: '#1b2145', pop: '#e2542f', glow: '#ffd36b',
  },
  {
    name: 'canyon', regions: ['america'], sky: ['#2b98a3', '#8ed0be', '#fde8b8'], sun: '#fff6d0', light: '#ffe4b0', shade: '#b5563f',
    roof: '#c4512d', leaf: '#4c7f4a', land: '#edb871', water: '#2a8596', dark: '#3a1f45', pop: '#f0a830', glow: '#ffe08a',
  },
  {
    name: 'reef', regions: ['oceania'], sky: ['#0f7fa8', '#58bccb', '#fcebc2'], sun: '#fff6d6', light: '#fff8e6', shade: '#7c8fb8',
    roof: '#d2653c', leaf: '#2c8060', land: '#f0d18e', water: '#0e8c9c', dark: '#16315a', pop: '#ee6a3a', glow: '#ffd36b',
  },
  {
    name: 'coral', regions: ['oceania', 'america'], sky: ['#ea8465', '#f8b98a', '#fdebca'], sun: '#fffbe8', light: '#fff4de', shade: '#8a6a9a',
    roof: '#b8503c', leaf: '#2f7a66', land: '#f3cf8c', water: '#1e8f9c', dark: '#2a2a58', pop: '#17748c', glow: '#ffe08a',
  },
];

export const nightfall: readonly BasePalette[] = [
  {
    name: 'blue-hour', regions: [], sky: ['#16244f', '#4a4c8c', '#f0936a'], sun: '#ffd98a', light: '#f6b98c', shade: '#4a3f78',
    roof: '#a34860', leaf: '#2b5a58', land: '#b5788a', water: '#33508c', dark: '#10142e', pop: '#e8603c', glow: '#ffd66b',
  },
  {
    name: 'crimson', regions: [], sky: ['#5b2358', '#c9475a', '#f9a65a'], sun: '#ffe9a8', light: '#ffc58a', shade: '#6b2f5c',
    roof: '#9a3550', leaf: '#4a4656', land: '#cf7660', water: '#7a3f70', dark: '#24102e', pop: '#f0b040', glow: '#ffe08a',
  },
  {
    name: 'moonlight', regions: [], sky: ['#0f2038', '#22506c', '#86b6aa'], sun: '#f8f0d0', light: '#d8e4c8', shade: '#2f5470',
    roof: '#4a7290', leaf: '#23595a', land: '#6a9a94', water: '#1f5470', dark: '#0a1626', pop: '#e0653c', glow: '#ffc95a',
  },
  {
    name: 'violet', regions: [], sky: ['#251f55', '#7a4c94', '#f7b07c'], sun: '#ffe6b0', light: '#fbc79c', shade: '#54407f',
    roof: '#b2526a', leaf: '#35605e', land: '#b9809a', water: '#4a4c94', dark: '#150f33', pop: '#f08a3c', glow: '#ffd66b',
  },
  {
    name: 'lagoon', regions: [], sky: ['#0d3b52', '#2f8088', '#f5c27a'], sun: '#fff0b8', light: '#f8cf96', shade: '#33607a',
    roof: '#b0553f', leaf: '#1f5f55', land: '#b59a78', water: '#1f6a7c', dark: '#0a1d30', pop: '#e8703c', glow: '#ffd66b',
  },
];
