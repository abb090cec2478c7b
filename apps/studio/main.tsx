import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { start } from './start.tsx'

const root = document.getElementById('root')
if (root) void start(createRoot(root))
